import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';

new Uppy()
  .use(Dashboard, { trigger: 'button' })
  .use(AwsS3, { companionEndpoint: 'https://midia.exemplo' })
  .on('complete', console.log);

import * as uploadcare from '@uploadcare/file-uploader';
import '@uploadcare/file-uploader/web/uc-file-uploader-regular.min.css';

uploadcare.defineComponents(uploadcare);
document.body.append(document.createElement('uc-file-uploader-regular'));

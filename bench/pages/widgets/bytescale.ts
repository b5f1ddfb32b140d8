import { UploadWidget } from '@bytescale/upload-widget';

document.querySelector('button')?.addEventListener('click', async () => {
  console.log(await UploadWidget.open({ apiKey: 'public_A7kQ2mZ', multi: true }));
});

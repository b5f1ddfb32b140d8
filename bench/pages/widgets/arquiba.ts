import { ptBr, UploadWidget } from '@arquiba/upload-widget';

document.querySelector('button')?.addEventListener('click', async () => {
  const options = { apiKey: 'public_A7kQ2mZ', apiUrl: 'https://midia.exemplo' };
  console.log(await UploadWidget.open({ ...options, locale: ptBr, multi: true }));
});

// `npm run gallery -- <address of a media service> <public key>`: the widget in all its forms.
import { serveGallery } from './serve-gallery.ts';

const [apiUrl = 'http://localhost:3001', apiKey = ''] = process.argv.slice(2);
const { url } = await serveGallery(Number(process.env.PORT ?? 3002));
console.log(`Galeria em ${url}/?${new URLSearchParams({ apiUrl, ...(apiKey && { apiKey }) })}`);

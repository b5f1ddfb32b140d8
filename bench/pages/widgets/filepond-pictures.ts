import { create, registerPlugin } from 'filepond';
import crop from 'filepond-plugin-image-crop';
import orientation from 'filepond-plugin-image-exif-orientation';
import preview from 'filepond-plugin-image-preview';
import transform from 'filepond-plugin-image-transform';
import 'filepond/dist/filepond.min.css';
import 'filepond-plugin-image-preview/dist/filepond-plugin-image-preview.min.css';

registerPlugin(orientation, preview, crop, transform);
create(document.querySelector('input') ?? undefined, { server: 'https://midia.exemplo' });

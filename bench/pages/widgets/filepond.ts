import { create } from 'filepond';
import 'filepond/dist/filepond.min.css';

create(document.querySelector('input') ?? undefined, { server: 'https://midia.exemplo' });

export { boxPath, VISITORS_PATH } from '../chat-paths.ts';

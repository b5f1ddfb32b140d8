export type { Widget } from './core/create-widget.ts';
export type {
  FailedFile,
  ImageEditorOptions,
  PendingFile,
  PreUploadResult,
  UploadedOriginal,
  UploadWidgetMethods,
  UploadWidgetOptions,
  UploadWidgetResult,
  UploadWidgetUpdate,
} from './core/options.ts';
export type { Row, RowError, WidgetState } from './core/state.ts';
export type { WidgetColors, WidgetStyles } from './core/styles.ts';
export { en } from './locale/en.ts';
export { es } from './locale/es.ts';
export type { Locale, PartialLocale } from './locale/locale.ts';
export { ptBr } from './locale/pt-br.ts';
export { UploadWidget } from './react/open.tsx';
export { UploadButton, type UploadButtonProps } from './react/upload-button.tsx';
export { UploadDropzone, type UploadDropzoneProps } from './react/upload-dropzone.tsx';
export { defineUploadElement } from './react/upload-element.tsx';
export { useUploadWidget } from './react/use-widget.ts';

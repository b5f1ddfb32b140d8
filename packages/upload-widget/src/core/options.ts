import type { ClientConfig, FileDetails, FilePathDefinition, Metadata } from '@arquiba/upload-sdk';
import { en } from '../locale/en.ts';
import { type Locale, mergeLocale, type PartialLocale } from '../locale/locale.ts';
import type { ShrinkLimits } from './draw-smaller.ts';
import { resolveStyles, type Styles, type WidgetStyles } from './styles.ts';

export interface UploadedOriginal extends FileDetails {
  /** As it was chosen on this device. */
  file: File;
}

export interface UploadWidgetResult {
  accountId: string;
  filePath: string;
  fileUrl: string;
  etag: string | null;
  originalFile: UploadedOriginal;
  /** The description of the crop, when the picture was cropped. */
  editedFile: FileDetails | undefined;
  /** What the picture shows, for those who cannot see it; where the widget asks for it. */
  altText: string | undefined;
}

export interface PendingFile {
  file: File;
  /** From 0 to 1. */
  progress: number;
  status: 'Preprocessing' | 'Uploading' | 'AwaitingUserInput';
}

export interface FailedFile {
  file: File;
  error: { code: string; message: string };
}

export interface UploadWidgetUpdate {
  uploadedFiles: UploadWidgetResult[];
  pendingFiles: PendingFile[];
  failedFiles: FailedFile[];
}

export type PreUploadResult =
  | undefined
  | null
  | { errorMessage: string }
  | { transformedFile: Blob };

export interface ImageEditorOptions {
  crop?: boolean;
  /** Circular crops are stored as squares. */
  cropShape?: 'rect' | 'circ';
  /** Width by height; 1 for circular. */
  cropRatio?: number;
  cropFilePath?(original: UploadedOriginal): string;
  allowResizeOnMove?: boolean;
  /** Shows a file that is not cropped before it counts; default: as `crop`. */
  preview?: boolean;
  /** Each picture in the list can be cropped and rotated. The result replaces the picture. */
  onRequest?: boolean;
}

export interface UploadWidgetMethods {
  close(): void;
  reset(): void;
  /** Uploads files that were chosen outside of the widget. */
  addFiles(files: Iterable<File>): void;
  updateConfig(options: UploadWidgetOptions): void;
}

export interface UploadWidgetOptions extends Partial<ClientConfig> {
  /** Element, or its selector, that contains the widget; default: the body. */
  container?: string | HTMLElement;
  layout?: 'modal' | 'inline';
  locale?: PartialLocale;
  maxFileCount?: number;
  maxFileSizeBytes?: number;
  mimeTypes?: string[];
  metadata?: Metadata;
  multi?: boolean;
  path?: FilePathDefinition;
  showFinishButton?: boolean;
  showRemoveButton?: boolean;
  tags?: string[];
  editor?: { images?: ImageEditorOptions };
  styles?: WidgetStyles;
  onInit?(methods: UploadWidgetMethods): void;
  onUpdate?(update: UploadWidgetUpdate): void;
  onPreUpload?(file: File): PreUploadResult | Promise<PreUploadResult>;
  /**
   * A name for this place of the page. Uploads that a reload interrupts continue in the widget of the same
   * name; without a name they are not stored.
   */
  resumeKey?: string;
  /** Asks for a text that says what a picture shows. */
  askForAltText?: boolean;
  /** Makes pictures smaller before they are sent, and removes place and time of the photo. */
  shrinkImages?: ShrinkLimits;
  /** Ways to bring files besides choosing, dropping and pasting them. */
  sources?: ('camera' | 'screen' | 'url')[];
  /** Files dropped anywhere on the page are taken. */
  pageDrop?: boolean;
  /** Where to get a key, for the error about a missing one. */
  apiKeyUrl?: string;
}

/** The options with all defaults. */
export interface ResolvedOptions
  extends Required<
    Pick<
      UploadWidgetOptions,
      | 'layout'
      | 'multi'
      | 'showFinishButton'
      | 'showRemoveButton'
      | 'tags'
      | 'mimeTypes'
      | 'sources'
    >
  > {
  given: UploadWidgetOptions;
  config: ClientConfig;
  maxFileCount: number | undefined;
  locale: Locale;
  styles: Styles;
  editor: Required<Omit<ImageEditorOptions, 'cropRatio'>> & { cropRatio: number | undefined };
  /** Only pictures may be chosen, and the words say so. */
  imagesOnly: boolean;
}

export function resolveOptions(given: UploadWidgetOptions): ResolvedOptions {
  const { maxFileCount, layout = 'modal' } = given;
  const multi = given.multi ?? (maxFileCount ?? 0) > 1;
  const mimeTypes = (given.mimeTypes ?? []).map((type) => type.trim().toLowerCase());
  return {
    given,
    config: configOf(given),
    ...{ layout, multi, mimeTypes },
    maxFileCount: multi ? maxFileCount : 1,
    showFinishButton: given.showFinishButton ?? (multi && layout === 'modal'),
    showRemoveButton: given.showRemoveButton ?? true,
    tags: given.tags ?? [],
    sources: given.sources ?? [],
    locale: mergeLocale(en, given.locale),
    styles: resolveStyles(given.styles),
    editor: resolveEditor(given.editor?.images),
    imagesOnly: mimeTypes.length > 0 && mimeTypes.every((type) => type.startsWith('image/')),
  };
}

/** The same options with the functions of other, equal options. */
export function withFunctions(
  options: ResolvedOptions,
  given: UploadWidgetOptions,
): ResolvedOptions {
  const editor = resolveEditor(given.editor?.images);
  return { ...options, given, config: configOf(given), editor };
}

function configOf({ apiKey, apiUrl = '', cdnUrl, headers }: UploadWidgetOptions): ClientConfig {
  return {
    apiUrl,
    ...(apiKey !== undefined && { apiKey }),
    ...(cdnUrl !== undefined && { cdnUrl }),
    ...(headers && { headers }),
  };
}

function resolveEditor(images: ImageEditorOptions = {}): ResolvedOptions['editor'] {
  const { crop = true, cropShape = 'rect' } = images;
  return {
    ...{ crop, cropShape },
    cropRatio: cropShape === 'circ' ? 1 : images.cropRatio,
    cropFilePath: images.cropFilePath ?? (({ filePath }) => `${filePath}.crop`),
    allowResizeOnMove: images.allowResizeOnMove ?? true,
    preview: images.preview ?? crop,
    onRequest: images.onRequest ?? false,
  };
}

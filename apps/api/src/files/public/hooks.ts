import type { UploadArea } from '@arquiba/contract/files';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** What must be so before a member may upload to an area. Throws what is missing. */
    beforeUpload: Partial<
      Record<UploadArea, (services: Pick<Services, 'db'>, accountId: string) => Promise<void>>
    >;
  }
}

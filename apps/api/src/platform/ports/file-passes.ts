/** What shows a file: who may see it may open the file. */
export interface FileHolder {
  kind: 'post' | 'comment' | 'message' | 'moment' | 'live';
  /** For a message, its conversation's. */
  id: string;
}

/** Who looks without an account: no account has this id. */
export const VISITOR_ID = '0';

export interface PassHolder extends FileHolder {
  viewerId: string;
}

/**
 * Passes for the addresses of restricted files. A pass says which viewer was shown the file, and in what. It
 * gives no right by itself: at each download the product checks whether that viewer may see it now.
 */
export interface FilePasses {
  issue(path: string, holder: PassHolder, hours?: number): string;
  /** Null for a pass that was not issued for this file, or has expired. */
  read(path: string, pass: string): PassHolder | null;
}

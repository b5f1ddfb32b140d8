/** How many bytes of files a member may store, unless the operator says otherwise. */
export const MEMBER_QUOTA = 5_000_000_000;

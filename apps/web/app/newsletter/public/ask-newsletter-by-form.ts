/** The result of the form when it was sent without scripts. */
export interface NewsletterSent {
  asked: boolean;
  email?: string;
  problem?: string;
}

import * as contract from '@arquiba/contract/newsletter';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { confirmNewsletter, getNewsletterLink, stopNewsletter } from './newsletter-link.ts';
import { askNewsletter } from './subscribe.ts';

export const handlers: Handler[] = [
  handle(contract.askNewsletter, askNewsletter),
  handle(contract.getNewsletterLink, getNewsletterLink),
  handle(contract.confirmNewsletter, confirmNewsletter),
  handle(contract.stopNewsletter, stopNewsletter),
];

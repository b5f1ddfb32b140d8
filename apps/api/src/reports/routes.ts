import * as contract from '@arquiba/contract/safety';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { report } from './report.ts';

export const handlers: Handler[] = [handle(contract.report, report)];

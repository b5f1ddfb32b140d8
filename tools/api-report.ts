// `npm run api-report`: writes down what the published packages offer.
import { writeApiReports } from './checks/api-report.ts';

writeApiReports();

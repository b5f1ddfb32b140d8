import { testAccessibility } from './axe-walk.ts';
import { desktop } from './visit.ts';

testAccessibility({ viewport: desktop, colorScheme: 'dark' });

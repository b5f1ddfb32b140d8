import { testAccessibility } from './axe-walk.ts';
import { phone } from './visit.ts';

testAccessibility({ viewport: phone, colorScheme: 'light' });

export { type AddressValues, readAddress } from '../address-values.ts';

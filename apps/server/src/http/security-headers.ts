const FEATURES_OFF = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

const NO_DOCUMENT = /^\/(api|assets)\//;

/**
 * By the address of what is asked for; pages and API add their own policies for content. What rules documents is
 * left out where there are none: a page asks for dozens of files, and headers are not compressed.
 */
export function securityHeaders(publicUrl: string): (url: string) => Record<string, string> {
  const off = FEATURES_OFF.map((feature) => `${feature}=()`);
  const ofAll = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...transportSecurity(publicUrl),
  };
  const ofDocuments = {
    ...ofAll,
    'permissions-policy': ['camera=(self)', 'microphone=(self)', ...off].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
  return (url) => (NO_DOCUMENT.test(url) ? ofAll : ofDocuments);
}

/** Only where the origin is served over https; elsewhere browsers ignore it, and so do we. */
export function transportSecurity(origin: string): Record<string, string> {
  if (!origin.startsWith('https:')) return {};
  return { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

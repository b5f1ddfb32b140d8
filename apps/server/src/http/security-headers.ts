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

/** On every answer of the site; pages and API add their own policies for content. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const off = FEATURES_OFF.map((feature) => `${feature}=()`);
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': ['camera=(self)', 'microphone=(self)', ...off].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...transportSecurity(publicUrl),
  };
}

/** Only where the origin is served over https; elsewhere browsers ignore it, and so do we. */
export function transportSecurity(origin: string): Record<string, string> {
  if (!origin.startsWith('https:')) return {};
  return { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

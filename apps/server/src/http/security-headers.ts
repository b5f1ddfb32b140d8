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
/** Documents that any site may show in a frame; their content policy says so too. */
const FOR_FRAMES = /^\/embed\//;

/**
 * By the requested address; pages and API add their own content policies. Headers that only matter for
 * documents are left out elsewhere: a page requests dozens of files, and headers are not compressed.
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
  };
  const unframed = { ...ofDocuments, 'x-frame-options': 'DENY' };
  return (url) => {
    if (NO_DOCUMENT.test(url)) return ofAll;
    return FOR_FRAMES.test(url) ? ofDocuments : unframed;
  };
}

/** Only if the origin is served over https; elsewhere browsers ignore it. */
export function transportSecurity(origin: string): Record<string, string> {
  if (!origin.startsWith('https:')) return {};
  return { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

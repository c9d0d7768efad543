import { addressesOn, administratorRead, publicPost } from './define'

/** How fast and steady pages are for visitors (web vitals), counted without telling visitors apart. */
export const vitalsAddresses = addressesOn('api', {
  'Vitals/Add': { ...publicPost, bodyLimitBytes: 2_048 },
  'Vitals/GetFigures': administratorRead,
  'Vitals/GetSummary': { ...administratorRead, deprecated: '2026-11-29' },
})

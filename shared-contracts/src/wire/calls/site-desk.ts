import { IMAGE_BODY_LIMIT_BYTES } from '../../domain/constants/body-limits'
import { addressesOn, administratorPost, administratorRead, publicRead } from './define'

/** The editors' desk of the site: pins, banners, site objects, navigation, answers to messages. */
export const siteDeskAddresses = addressesOn('api', {
  'Banner/GetByPage': publicRead(60),
  'SiteDesk/GetAll': administratorRead,
  'SiteDesk/Save': administratorPost,
  'SiteDesk/Delete': { ...administratorPost, stepAgain: true },
  /** Desk/Restore does it. */
  'SiteDesk/Restore': { ...administratorPost, deprecated: '2026-11-29' },
  'SiteDesk/SaveOrder': administratorPost,
  /** Desk/GetChanges does it. */
  'SiteDesk/GetChanges': { ...administratorRead, deprecated: '2026-11-29' },
  'SiteDesk/PreviewText': administratorPost,
  'SiteDesk/AddPicture': { ...administratorPost, bodyLimitBytes: IMAGE_BODY_LIMIT_BYTES },
  'SiteDesk/GetPins': administratorRead,
  'SiteDesk/SavePins': administratorPost,
  'MessageDesk/GetAll': administratorRead,
  'MessageDesk/GetSmsState': administratorRead,
  'MessageDesk/Answer': { ...administratorPost, stepAgain: true },
  'MessageDesk/Reject': administratorPost,
})

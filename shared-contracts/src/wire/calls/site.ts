import { addressesOn, administratorPost, administratorRead, freshRead, publicRead, userPost, userRead } from './define'

/** What the pages show around their content, and what the document host asks for. */
export const siteAddresses = addressesOn('api', {
  'Configuration/GetAllConfigurations': publicRead(60),
  'Configuration/GetSiteObjectsByPagePosition': publicRead(60),
  /** Our own. */
  'Configuration/GetUnset': administratorRead,
  'Popup/GetActivePopupByPage': userRead,
  'Popup/GetById': freshRead,
  'Prompt/AddView': userPost,
  'Cache/ClearAllCache': administratorPost,
  'Navigation/GetAll': publicRead(60),
  'Faq/GetAll': publicRead(60),
  'Document/GetAll': publicRead(60),
  'Terms/GetCurrent': publicRead(60),
  'Redirect/Resolve': publicRead(60),
  'Sitemap/GetEntries': publicRead(60),
  /** Changes with every change of content; documents made from older content are stale. */
  'Content/GetRevision': publicRead(1),
})

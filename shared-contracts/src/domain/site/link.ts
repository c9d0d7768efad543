import type { RuleResult } from '../validation'
import { siteLimits } from './limits'

/** A page of the site by its path, or an `https` address; empty where nothing is linked. */
export function validateSiteLink(link: string): RuleResult {
  if (link === '') return null
  if (link.length > siteLimits.link) return `Liên kết không được dài quá ${siteLimits.link} ký tự.`
  if (/\s/.test(link)) return 'Liên kết không được có khoảng trắng.'
  // `//` and `/\` lead to another host.
  if (/^\/(?![/\\])/.test(link)) return null
  return /^https:\/\/[^/]+\.[^/]+/.test(link)
    ? null
    : 'Liên kết cần bắt đầu bằng / (một trang ở đây) hoặc https:// (một trang khác).'
}

/** A picture of this site: a drawing, or one that editors uploaded; empty: none. */
export function validatePictureAddress(address: string): RuleResult {
  return address === '' || /^\/(?![/\\])[^\s?#]+$/.test(address)
    ? null
    : 'Ảnh cần nằm trên trang này. Bạn tải ảnh lên nhé.'
}

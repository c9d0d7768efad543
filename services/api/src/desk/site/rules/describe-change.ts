import { jsonOf } from './site-entries'
import type { SiteDraft, SiteValue } from './site-values'

const names: Readonly<Record<string, string>> = {
  text: 'chữ',
  textMobile: 'chữ trên điện thoại',
  link: 'liên kết',
  roles: 'người thấy',
  hideChildren: 'ẩn mục con',
  children: 'mục con',
  code: 'loại',
  title: 'tên',
  label: 'chữ trên nút',
  mediaLink: 'ảnh',
  thumbnail: 'ảnh nhỏ',
  sectionType: 'nhóm',
  pagePositionName: 'vị trí',
  isPublic: 'hiển thị',
  position: 'vị trí',
  pages: 'loại trang',
  catalogCodes: 'chuyên mục',
  firstDay: 'ngày đầu',
  lastDay: 'ngày cuối',
  content: 'nội dung',
  picture: 'ảnh',
}

/** Longer values are named, not told. */
const TOLD = 60

/** What is another in the second draft, in words for editors; empty: nothing. */
export function describeChange(before: SiteDraft, after: SiteDraft): string[] {
  const then = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]) => {
    const old = then.get(field)
    if (jsonOf(old) === jsonOf(value)) return []
    const name = names[field] ?? field
    const isTold = [old, value].every((each) => typeof each === 'string' && each.length <= TOLD)
    return [isTold ? `${name}: "${old}" → "${value}"` : `${name} đã đổi`]
  })
}

export function describeMade(draft: SiteDraft): string[] {
  return [`Tạo mới "${nameOfDraft(draft)}"`]
}

/** What editors call an entry. */
export function nameOfDraft(draft: SiteDraft): string {
  return draft.kind === 'site-object' ? draft.title || draft.text.slice(0, TOLD) : textOf(draft)
}

const textOf = (draft: Exclude<SiteDraft, { kind: 'site-object' }>) =>
  draft.kind === 'navigation' ? draft.text : draft.title

/** Whether a kept value is the draft of an entry. */
export function isDraft(value: SiteValue | null): value is SiteDraft {
  return value !== null && value.kind !== 'order' && value.kind !== 'pins'
}

import type { PopupDraft } from './draft'
import type { DraftContext, FindingList } from './finding'
import { POPUP_IMAGE_MAX_BYTES, POPUP_IMAGE_MAX_PX } from './limits'

/** Markdown of an image: its words and its address. */
const IMAGE = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)/g
/** Who reads slowly needs longer than that for any sentence. Working value of the programme. */
const SECONDS_AT_LEAST = 5

export function checkPopup(draft: PopupDraft, context: DraftContext, list: FindingList): void {
  list.needText('content', draft.content, 'Chưa có lời nhắn')
  checkPages(draft.pageNames, context, list)
  checkButton(draft, context, list)
  if (draft.secondToShow > 0 && draft.secondToShow < SECONDS_AT_LEAST)
    list.warn('secondToShow', `Dưới ${SECONDS_AT_LEAST} giây thì nhiều người chưa kịp đọc; 0 là không tự đóng`)
  for (const [, words = '', address = ''] of draft.content.matchAll(IMAGE)) checkImage(words, address, context, list)
}

function checkPages(pageNames: readonly string[], context: DraftContext, list: FindingList): void {
  if (pageNames.length === 0) list.error('pageNames', 'Chưa chọn trang nào để hiện')
  for (const [index, name] of pageNames.entries())
    if (context.pageNames && !context.pageNames.includes(name))
      list.warn(`pageNames.${index}`, `Không có trang nào tên "${name}"`)
}

function checkButton({ buttonText, redirectUrl }: PopupDraft, context: DraftContext, list: FindingList): void {
  const link = (redirectUrl ?? '').trim()
  if (link === '') return
  list.needText('buttonText', buttonText, 'Nút dẫn sang trang khác cần có chữ')
  if (isPath(link)) {
    if (context.ownsPath && !context.ownsPath(link)) list.warn('redirectUrl', 'Không có trang nào ở địa chỉ này')
  } else if (!/^https:\/\/[^\s/]+/.test(link))
    list.error('redirectUrl', 'Địa chỉ phải bắt đầu bằng "/" (trang của mình) hoặc "https://"')
}

function checkImage(words: string, address: string, context: DraftContext, list: FindingList): void {
  if (!isPath(address)) {
    list.error('content', `Hình phải nằm trên trang của mình (bắt đầu bằng "/"): ${address}`)
    return
  }
  if (words.trim() === '') list.warn('content', `Hình ${address} chưa có lời tả cho người không nhìn thấy hình`)
  const image = context.imageOf?.(address) ?? null
  if (image === null) return
  const tooHeavy = image.bytes !== null && image.bytes > POPUP_IMAGE_MAX_BYTES
  if (tooHeavy || image.width > POPUP_IMAGE_MAX_PX || image.height > POPUP_IMAGE_MAX_PX)
    list.warn(
      'content',
      `Hình ${address} quá lớn: nên dưới ${POPUP_IMAGE_MAX_BYTES / 1000} kB và ${POPUP_IMAGE_MAX_PX} điểm ảnh mỗi chiều`,
    )
}

/** A page of the site; `//host` is another site. */
export function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

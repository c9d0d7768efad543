import { escapeHtml } from './escape'

export interface StaticPage {
  readonly html: string
  /** Text of its one inline style element. */
  readonly style: string
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf6ea;color:#1d2b22;font:17px/1.7 "Be Vietnam Pro",system-ui,sans-serif}main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.6rem;line-height:1.35}h2{margin:1.4rem 0 .2rem;font-size:1.05rem;text-align:left}ul{margin:0;padding:0;list-style:none;text-align:left}li a{display:block}a{color:#2c6e3f;display:inline-block;padding:.6rem .9rem}small{opacity:.75}@media(prefers-color-scheme:dark){body{background:#15211a;color:#eef3ea}a{color:#9bd3a4}}`

const HOME = { href: '/', text: 'Về trang chủ' }
const SEARCH = { href: '/tim-kiem', text: 'Tìm kiếm' }

/** Pages that stand alone, for when nothing else can be rendered. They need no script, file or service. */
function staticPage(page: {
  readonly title: string
  readonly heading: string
  readonly text: string
  /** The wording is fixed (error pages in docs/product/site.md). */
  readonly english?: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
}): StaticPage {
  const links = page.links.map(({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`).join(' ')
  const english = page.english ? `\n<p><small lang="en">${escapeHtml(page.english)}</small></p>` : ''
  const html = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(page.heading)}</h1>
<p>${escapeHtml(page.text)}</p>${english}
<p>${links}</p>
</main>
</body>
</html>
`
  return { html, style: STYLE }
}

export const errorPage = staticPage({
  title: 'Trang web đang gặp sự cố',
  heading: 'Trang web đang gặp sự cố',
  text: 'Chúng tôi đang khắc phục. Bạn thử tải lại trang sau ít phút nhé.',
  english: 'An error occurred',
  links: [HOME, SEARCH],
})

/** For who comes while too many documents wait to be made, or has asked for too many. */
export const busyPage = staticPage({
  title: 'Trang web đang rất đông',
  heading: 'Trang web đang rất đông',
  text: 'Bạn đợi một lát rồi tải lại trang nhé. Những trang bạn đã mở vẫn xem được.',
  english: 'An error occurred',
  links: [HOME],
})

export const malformedPage = staticPage({
  title: 'Địa chỉ không đúng',
  heading: 'Địa chỉ này không đúng',
  text: 'Có thể đường dẫn đã bị cắt khi sao chép. Bạn kiểm tra lại, hoặc bắt đầu từ trang chủ nhé.',
  english: 'This page could not be found',
  links: [HOME, SEARCH],
})

export const offlinePage = staticPage({
  title: 'Bạn đang ngoại tuyến',
  heading: 'Bạn đang ngoại tuyến',
  text: 'Trang này chưa được lưu trên máy. Khi có mạng trở lại, bạn mở lại là xem được ngay.',
  links: [HOME],
})

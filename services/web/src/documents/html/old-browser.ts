/**
 * Above each page, shown by browsers older than the listed ones, for which no scripts are started (shell/src/boot). Styles alone
 * show it (shared-frame/src/theme/base.css): browsers that can't read any script of the site have it too.
 */
export const OLD_BROWSER_NOTICE =
  '<p data-old-browser data-nosnippet>Trình duyệt này đã cũ: bạn vẫn đọc được các trang, còn công cụ cần trình duyệt mới hơn.</p>'

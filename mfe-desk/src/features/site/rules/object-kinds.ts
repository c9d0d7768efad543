/** The kinds of site objects that editors make; what stands where, and what a kind has, follows from it. */
export const objectKinds = [
  { code: 'FooterLink', position: 'Footer', title: 'Liên kết ở chân trang', section: 'Link', parts: [] },
  { code: 'FooterMedia', position: 'Footer', title: 'Mạng xã hội ở chân trang', section: 'Social', parts: ['picture'] },
  { code: 'FooterPhone', position: 'Footer', title: 'Số điện thoại', section: 'Contact', parts: [] },
  { code: 'FooterEmail', position: 'Footer', title: 'Email', section: 'Contact', parts: [] },
  { code: 'CopyRight', position: 'Footer', title: 'Dòng bản quyền', section: 'Text', parts: [] },
  { code: 'LogoFooter', position: 'Footer', title: 'Logo ở chân trang', section: 'Logo', parts: ['picture'] },
  { code: 'SiteLogo', position: 'Header', title: 'Logo của trang', section: 'Logo', parts: ['picture'] },
  { code: 'PartnerLogoMoh', position: 'Header', title: 'Logo Bộ Y tế', section: 'Logo', parts: ['picture'] },
  { code: 'PartnerLogoNin', position: 'Header', title: 'Logo Viện Dinh dưỡng', section: 'Logo', parts: ['picture'] },
  { code: 'PartnerLogoProgram', position: 'Header', title: 'Logo chương trình', section: 'Logo', parts: ['picture'] },
  {
    code: 'Promote',
    position: 'Homepage',
    title: 'Lời giới thiệu trên trang chủ',
    section: 'Promote',
    parts: ['title', 'label', 'picture'],
  },
  {
    code: 'Promote',
    position: 'HomePageBottom',
    title: 'Lời giới thiệu cuối trang chủ',
    section: 'Promote',
    parts: ['title', 'label', 'picture'],
  },
] as const

export type ObjectKind = (typeof objectKinds)[number]

/** Undefined: a kind that only the content files know. */
export function objectKindOf(code: string, position: string): ObjectKind | undefined {
  return objectKinds.find((kind) => kind.code === code && kind.position === position)
}

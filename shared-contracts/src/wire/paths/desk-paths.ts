/** Ours: rooms of the editors' desk. Apart from the visitors' addresses, as no section of theirs loads them. */
export const deskPaths = {
  /** Where editors find all rooms. */
  hub: '/bien-tap',
  /** What readers see around the content. */
  site: '/bien-tap/trang',
  /** What of the content is not published, or to be reviewed. */
  content: '/bien-tap/noi-dung',
  messages: '/bien-tap/lien-he',
  /** What visitors searched for and didn't find. */
  searches: '/bien-tap/tim-kiem',
  /** Approval of medical staff. */
  applicants: '/bien-tap/can-bo-y-te',
  classes: '/bien-tap/lop-hoc',
  /** Surveys, polls and popups. */
  surveys: '/bien-tap/khao-sat',
} as const

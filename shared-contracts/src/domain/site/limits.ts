/** Largest texts (letters) and lists of what editors set round the content. */
export const siteLimits = {
  link: 500,
  navigationText: 60,
  navigationChildren: 15,
  objectTitle: 120,
  objectText: 600,
  objectLabel: 60,
  bannerTitle: 120,
  bannerText: 1200,
  pictureAltMin: 5,
  pictureAlt: 160,
  answer: 5000,
  /** An SMS of more letters is several to the network. */
  textMessage: 300,
  rejectReason: 500,
} as const

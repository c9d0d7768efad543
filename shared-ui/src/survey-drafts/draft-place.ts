/** Where drafts are kept: apart from their form, for who only asks whether there are some. */
export const SURVEY_DRAFTS = { name: 'survey-draft', version: 1 } as const

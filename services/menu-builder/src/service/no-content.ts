/** The API has not handed out any content yet. */
export class NoContent extends Error {}

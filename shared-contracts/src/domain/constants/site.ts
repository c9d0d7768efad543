/** The site's name, as it stands behind every page's title. */
export const SITE_NAME = 'Dinh dưỡng mẹ và bé'

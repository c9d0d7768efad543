/** The site's name, as it stands behind every page's title. */
export const SITE_NAME = 'Dinh dưỡng mẹ và bé'

/** The ambulance, everywhere in Viet Nam (Bộ Y tế). */
export const EMERGENCY_PHONE = '115'

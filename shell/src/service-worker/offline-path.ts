/** The document host's page for when a page can't be had; kept by the service worker from its first start. */
export const OFFLINE_PATH = '/offline'

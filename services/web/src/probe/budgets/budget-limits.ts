/**
 * What a release may weigh. Each limit stands about a third above what the heaviest unit had when it was set, so that a usual change passes and a
 * library too much does not; who needs more raises it here, with the reason, for all to see.
 */

/** Scripts that a page adds, as they are sent (brotli): of a section its entry, lifecycles and page, of the shell its start. */
export const PAGE_BYTES = {
  /** The start of the shell was 146 kB: React, the libraries and the frame. */
  shell: 190_000,
  /** The self-check of eating was 43 kB. */
  public: 58_000,
  /** The tool for many children was 43 kB. */
  unlisted: 58_000,
  /** A saved menu was 34 kB. */
  private: 48_000,
} as const

/** Of its entry and chunk, as sent; the menus of the day were 22 kB. */
export const WIDGET_BYTES = 30_000

/** One file as it lies on the disk; the server bundle of the staff's section was 1.5 MB. */
export const FILE_BYTES = 2_500_000
/** All files without their compressed copies; the shell had 3.0 MB. */
export const RELEASE_BYTES = 4_500_000
/** Without their compressed copies; the notebook had 77. */
export const RELEASE_FILES = 120

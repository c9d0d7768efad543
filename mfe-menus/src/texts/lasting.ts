/** Hours where they are whole ones of soaking and chilling. */
export const lasting = (minutes: number): string =>
  minutes >= 120 && minutes % 60 === 0 ? `${minutes / 60} giờ` : `${minutes} phút`

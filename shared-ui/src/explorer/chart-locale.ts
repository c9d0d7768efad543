import type { ChartsLocaleText } from '@mui/x-charts/locales'

/** What the chart library says itself, to screen readers and where data is missing. */
export const chartLocale: Partial<ChartsLocaleText> = {
  loading: 'Đang tải số liệu',
  noData: 'Chưa có số liệu',
  lineDescription: ({ seriesLabel, formattedXValue, formattedYValue }) =>
    `${seriesLabel ?? ''}, ${formattedXValue}: ${formattedYValue || 'không có số liệu'}`,
  barDescription: ({ seriesLabel, formattedCategoryValue, formattedValue }) =>
    `${seriesLabel ?? ''}, ${formattedCategoryValue}: ${formattedValue || 'không có số liệu'}`,
}

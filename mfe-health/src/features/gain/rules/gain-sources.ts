import type { Source } from 'shared-ui'

/** What the expected gain rests on. */
export const gainSources: readonly Source[] = [
  {
    publisher: 'Bộ Y tế',
    title: 'Quyết định 776/QĐ-BYT: hướng dẫn dinh dưỡng cho phụ nữ có thai và bà mẹ cho con bú',
    year: '2017',
    url: null,
  },
  {
    publisher: 'Institute of Medicine',
    title: 'Weight Gain During Pregnancy: Reexamining the Guidelines',
    year: '2009',
    url: null,
  },
  { publisher: 'Institute of Medicine', title: 'Nutrition During Lactation', year: '1991', url: null },
]

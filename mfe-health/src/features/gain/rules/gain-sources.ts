import type { Source } from 'shared-ui/sources'

/** What the expected gain rests on. */
export const gainSources: readonly Source[] = [
  {
    publisher: 'Bộ Y tế',
    title: 'Quyết định 776/QĐ-BYT: hướng dẫn dinh dưỡng cho phụ nữ có thai và bà mẹ cho con bú',
    year: '2017',
    url: null,
  },
  {
    publisher: 'Royal College of Obstetricians and Gynaecologists',
    title: 'The Management of Nausea and Vomiting in Pregnancy and Hyperemesis Gravidarum',
    year: '2024',
    url: 'https://doi.org/10.1111/1471-0528.17739',
  },
  {
    publisher: 'Institute of Medicine',
    title: 'Weight Gain During Pregnancy: Reexamining the Guidelines',
    year: '2009',
    url: 'https://doi.org/10.17226/12584',
  },
  {
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Twin and triplet pregnancy (NG137)',
    year: '2019',
    url: 'https://www.nice.org.uk/guidance/ng137',
  },
  {
    publisher: 'Institute of Medicine',
    title: 'Nutrition During Lactation',
    year: '1991',
    url: 'https://doi.org/10.17226/1577',
  },
]

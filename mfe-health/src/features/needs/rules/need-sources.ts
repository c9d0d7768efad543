import type { Source } from 'shared-ui'

/** What the recommended needs rest on; the figures and their source row by row are content of the API. */
export const needSources: readonly Source[] = [
  {
    publisher: 'Viện Dinh dưỡng, Bộ Y tế',
    title: 'Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam',
    year: '2016',
    url: null,
  },
  {
    publisher: 'Bộ Y tế',
    title: 'Quyết định 776/QĐ-BYT: hướng dẫn dinh dưỡng cho phụ nữ có thai và bà mẹ cho con bú',
    year: '2017',
    url: null,
  },
  {
    publisher: 'PAHO/WHO',
    title: 'Guiding principles for complementary feeding of the breastfed child',
    year: '2003',
    url: null,
  },
  { publisher: 'FAO/WHO/UNU', title: 'Human energy requirements', year: '2004', url: null },
]

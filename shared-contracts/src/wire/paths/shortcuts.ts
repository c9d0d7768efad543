import { paths } from './paths'

export interface Shortcut {
  readonly id: 'menu-bank' | 'mother-health' | 'baby-health' | 'nutrition-check' | 'notebook' | 'classes'
  readonly title: string
  /** Words of the title that say enough beside the icon where there is little room. */
  readonly short: string
  readonly path: string
  /** Name of the icon in shared-frame. */
  readonly icon: 'bowl' | 'mother' | 'baby' | 'checklist' | 'notebook' | 'apron'
}

/** The six shortcuts of the breadcrumb tool bar, in order. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'menu-bank', title: 'Ngân hàng thực đơn', short: 'thực đơn', path: paths.menuBank, icon: 'bowl' },
  { id: 'mother-health', title: 'Sức khỏe của mẹ', short: 'mẹ', path: paths.motherHealth, icon: 'mother' },
  { id: 'baby-health', title: 'Sức khỏe của bé', short: 'bé', path: paths.babyHealth, icon: 'baby' },
  {
    id: 'nutrition-check',
    title: 'Kiểm tra dinh dưỡng',
    short: 'Kiểm tra',
    path: paths.nutritionCheck,
    icon: 'checklist',
  },
  { id: 'notebook', title: 'Sổ tay của mẹ', short: 'Sổ tay', path: paths.notebook, icon: 'notebook' },
  { id: 'classes', title: 'Tham gia lớp học', short: 'lớp học', path: paths.classes, icon: 'apron' },
]

/** The shortcut whose page or sub-page this is; null where the tool bar stands on mobile only. */
export function activeShortcut(path: string): Shortcut | null {
  return shortcuts.find((shortcut) => path === shortcut.path || path.startsWith(`${shortcut.path}/`)) ?? null
}

/** Words of the charts that people explore. */
export const explorerTexts = {
  range: 'Khoảng hiển thị',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  left: 'Sang trái',
  right: 'Sang phải',
  whole: 'Xem toàn bộ',
  from: (value: string) => `Từ ${value}`,
  to: (value: string) => `Đến ${value}`,
  savePng: 'Lưu ảnh PNG',
  saveSvg: 'Lưu ảnh SVG',
  keys: 'Dùng phím mũi tên để đọc từng điểm, phím Trang lên và Trang xuống để đổi đường.',
} as const

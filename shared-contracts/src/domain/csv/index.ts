export { type CsvCell, csvLines, csvText } from './csv-text'

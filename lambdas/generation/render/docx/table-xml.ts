/** Lengths in twips; `columns` are the widths of the columns. */
type TableLook = { style: string; indent: number; columns: readonly number[] }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A table of fixed column widths around the XML of its rows. */
export const tableXml = ({ style, indent, columns }: TableLook, rows: string): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblW w:w="${sum(columns)}" w:type="dxa"/><w:tblInd w:w="${indent}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`

/** A row that no page break cuts; a header row is printed again on each page. */
export const rowXml = (cells: string, isHeader = false): string =>
  `<w:tr><w:trPr><w:cantSplit/>${isHeader ? '<w:tblHeader/>' : ''}</w:trPr>${cells}</w:tr>`

/** A cell around at least one paragraph. */
export const cellXml = (width: number, paragraphs: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphs}</w:tc>`

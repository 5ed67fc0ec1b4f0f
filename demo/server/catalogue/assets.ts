export interface Asset {
  type: string;
  body: string;
}

/** Three steps that lead to a spark. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="Stepwise">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#8b5cf6"/><stop offset="1" stop-color="#5b21b6"/></linearGradient></defs>
<rect width="96" height="96" rx="22" fill="url(#g)"/>
<path d="M22 72V60h16V46h16V32h16v40z" fill="#fff" opacity=".22"/>
<path d="M22 66V58h17V44h17V30h18" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M34 14l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#ddd6fe"/>
</svg>
`;

/** Images of the catalogue, by path below the asset address. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  ['icons/stepwise.svg', { type: 'image/svg+xml; charset=utf-8', body: icon }],
]);

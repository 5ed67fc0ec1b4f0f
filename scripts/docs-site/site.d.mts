export interface SiteAssets {
  readonly style: string;
  readonly liveStyle: string;
  readonly font: string;
  readonly script: string;
  readonly theme: string;
  readonly liveScript: string;
}

export interface SitePage {
  readonly slug: string;
  readonly title: string;
  readonly label: string;
  readonly section: string;
  readonly description: string;
}

export function makeSite(options: { readonly assets: SiteAssets; readonly version: string }): {
  readonly files: readonly { readonly name: string; readonly source: string | Uint8Array }[];
  readonly pages: readonly SitePage[];
};

import type ts from 'typescript';

export interface ElementSource {
  readonly tag: string;
  readonly types: string;
}

export interface ElementContract {
  readonly tag: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly properties: readonly ts.TypeElement[];
  readonly methods: readonly ts.TypeElement[];
  readonly events: readonly ts.TypeElement[];
  readonly slots: readonly string[];
  readonly parts: readonly string[];
}

export const ELEMENTS: readonly ElementSource[];
export function attributeOf(property: string): string;
export function contractOf(element: ElementSource): ElementContract;

import type ts from 'typescript';

export function sourceOf(file: string): ts.SourceFile;
export function forgetSources(): void;
export function exportsOf(file: string): Map<string, ts.Node[]>;

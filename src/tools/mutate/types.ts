/** Uses the type checker to reject mutants. One program is reused, and one file at a time is replaced in it. */
import { resolve } from 'node:path';
import ts from 'typescript';

/** Errors about unused code, which removing an operand may cause, do not count. */
const unused = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205, 7027]);

export class Types {
  private readonly service: ts.LanguageService;
  private replaced: { readonly file: string; readonly text: string; readonly version: number } | undefined;
  private version = 0;

  constructor(files: readonly string[]) {
    const read = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...read.config, include: [], files: [] }, ts.sys, process.cwd());
    const names = files.map((file) => resolve(file));
    this.service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => names,
      getScriptVersion: (name) => (name === this.replaced?.file ? String(this.replaced.version) : '0'),
      getScriptSnapshot: (name) => {
        const text = name === this.replaced?.file ? this.replaced.text : ts.sys.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => process.cwd(),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    });
  }

  /** The type error if the file had this text; undefined if there is none. */
  refuses(file: string, text: string): string | undefined {
    this.version += 1;
    this.replaced = { file: resolve(file), text, version: this.version };
    const name = this.replaced.file;
    const wrong =
      this.service.getSyntacticDiagnostics(name)[0] ??
      this.service.getSemanticDiagnostics(name).find(({ code }) => !unused.has(code));
    return wrong && ts.flattenDiagnosticMessageText(wrong.messageText, ' ');
  }
}
